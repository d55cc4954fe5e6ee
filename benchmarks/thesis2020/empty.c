/*
 * Empty: nothing to explore. What it takes is what starting costs.
 *
 * Expect: safe under every model, one execution.
 */
int main(void)
{
	return 0;
}

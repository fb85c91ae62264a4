/** What the card provider's sandbox says to a card. */
export type SandboxAnswer =
  | { readonly status: string; readonly failure: string | null }
  | { readonly error: string; readonly code: string };

/** Types a test card, or answers the bank's question, where the card provider is the sandbox. */
export async function typeSandboxCard(
  intentId: string,
  typed: { readonly card: string } | { readonly challenge: 'pass' | 'fail' },
): Promise<SandboxAnswer> {
  const response = await fetch(`/sandbox/payments/${intentId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(typed),
  });
  return (await response.json()) as SandboxAnswer;
}

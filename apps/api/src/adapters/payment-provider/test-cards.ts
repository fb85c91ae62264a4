/** What becomes of a payment with a card of the sandbox. */
export type CardOutcome =
  | { readonly kind: 'pays' }
  | { readonly kind: 'slow' }
  | { readonly kind: 'asks' }
  | { readonly kind: 'declined'; readonly code: string; readonly decline: string | null };

const declined = (code: string, decline: string | null = null): CardOutcome => ({
  kind: 'declined',
  code,
  decline,
});
const refusedBecause = (decline: string) => declined('card_declined', decline);

/** The test cards that the provider documents, as far as its documents agree; and one that takes its time. */
const cards: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { kind: 'pays' },
  '5555555555554444': { kind: 'pays' },
  '4000000000000077': { kind: 'slow' },
  '4000000000000002': refusedBecause('generic_decline'),
  '4000000000009995': refusedBecause('insufficient_funds'),
  '4000000000009987': refusedBecause('lost_card'),
  '4000000000009979': refusedBecause('stolen_card'),
  '4000000000000069': declined('expired_card'),
  '4000000000000127': declined('incorrect_cvc'),
  '4000000000000119': declined('processing_error'),
  '4000002760003184': { kind: 'asks' },
  '4000002500003155': { kind: 'asks' },
};

/** Returns what becomes of a payment with this number; undefined for any but the test cards. */
export function cardOutcomeOf(typed: string): CardOutcome | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return Object.hasOwn(cards, digits) ? cards[digits] : undefined;
}

/** Returns the brand of a test card. */
export const brandOf = (card: string): string => (card.startsWith('5') ? 'mastercard' : 'visa');

/** Outcome of a payment with a test card. */
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

/** The provider's documented test cards; the slow card is ours. */
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

/** Returns the outcome of a card number; undefined if it is not a test card. */
export function cardOutcomeOf(typed: string): CardOutcome | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return Object.hasOwn(cards, digits) ? cards[digits] : undefined;
}

export const brandOf = (card: string): string => (card.startsWith('5') ? 'mastercard' : 'visa');

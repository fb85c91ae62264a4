type Street = Readonly<Record<'address' | 'streetNumber', string | null>> & {
  readonly suite?: string | null | undefined;
};

/** Returns street, number and suite if known, such as `Via dei Serpenti 12, scala B`; empty if unknown. */
export function streetText({ address, streetNumber, suite }: Street): string {
  const street = [address, streetNumber].filter(Boolean).join(' ');
  return [street, suite].filter(Boolean).join(', ');
}

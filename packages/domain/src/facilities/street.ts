type Street = Readonly<Record<'address' | 'streetNumber', string | null>> & {
  readonly suite?: string | null | undefined;
};

/** Returns `Via dei Serpenti 12, scala B`: street and number, then the suite where there is one; empty where nothing is known. */
export function streetText({ address, streetNumber, suite }: Street): string {
  const street = [address, streetNumber].filter(Boolean).join(' ');
  return [street, suite].filter(Boolean).join(', ');
}

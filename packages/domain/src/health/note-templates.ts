/** Facts about a pet that replace the placeholders of a note template; empty if unknown. */
export type TemplateFacts = {
  readonly pet: string;
  readonly owner: string;
  readonly age: string;
  readonly weight: string;
};

/** Shown for a fact that is unknown, so that it can be seen and completed. */
const UNKNOWN = '…';

/** Replaces the placeholders of a template text. */
export function fillPlaceholders(text: string, facts: TemplateFacts): string {
  return text.replaceAll(
    /\{(pet|owner|age|weight)\}/g,
    (_placeholder, fact: keyof TemplateFacts) => facts[fact] || UNKNOWN,
  );
}

/**
 * Inserts template texts into the fields of a note. What was typed stays, followed by the template; a text that a field
 * contains already is not inserted again.
 */
export function applyTemplate<Fields extends Readonly<Record<string, string>>>(
  typed: Fields,
  template: Readonly<Partial<Record<keyof Fields, string | undefined>>>,
  facts: TemplateFacts,
): Partial<Record<keyof Fields, string>> {
  const filled: Partial<Record<keyof Fields, string>> = {};
  for (const field of Object.keys(typed) as (keyof Fields)[]) {
    const text = fillPlaceholders(template[field] ?? '', facts);
    const existing = typed[field] ?? '';
    if (text === '' || existing.includes(text)) continue;
    filled[field] = existing.trim() === '' ? text : `${existing}\n${text}`;
  }
  return filled;
}

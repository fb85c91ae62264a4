/** Begins with a space, as between attributes. */
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

/**
 * Moves the style attributes of rendered pages into one style sheet: the content security policy refuses attributes, and
 * allows a sheet by its hash. Each rule outweighs those of the parts, as the attribute did.
 *
 * @throws where an attribute holds what HTML has to escape
 */
export function withoutStyleAttributes(pages: readonly string[]): {
  readonly style: string;
  readonly pages: readonly string[];
} {
  const names = new Map<string, string>();
  const named = pages.map((html) =>
    html.replaceAll(STYLE_ATTRIBUTE, (_, declarations: string) => {
      if (declarations.includes('&')) throw new Error(`an escaped style: ${declarations}`);
      const name = names.get(declarations) ?? String(names.size);
      names.set(declarations, name);
      return ` data-style="${name}"`;
    }),
  );
  const rules = [...names].map(
    ([declarations, name]) => `[data-style="${name}"]{${importantOf(declarations)}}`,
  );
  return { style: rules.join(''), pages: named };
}

const importantOf = (declarations: string): string =>
  declarations
    .split(';')
    .filter((declaration) => declaration.trim() !== '')
    .map((declaration) => `${declaration}!important`)
    .join(';');

import { run } from 'axe-core';

/** Returns what axe finds in levels A and AA on the page or in a part of it, each problem with its first words of HTML. */
export async function findAccessibilityProblems(
  part: Element = document.body,
): Promise<readonly string[]> {
  const { violations } = await run(part, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

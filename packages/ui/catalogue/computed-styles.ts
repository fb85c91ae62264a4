/** Returns the distinct computed styles within an element: colors, fonts, borders, radii, shadows and spacing. */
export function computedStylesIn(root: Element): readonly string[] {
  const elements = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element instanceof HTMLElement && element.checkVisibility(),
  );
  return [...new Set(elements.map(computedStyleOf))];
}

function computedStyleOf(element: HTMLElement): string {
  const style = getComputedStyle(element);
  const has = (value: string) => value !== '' && value !== 'none' && !/^(?:0px ?)+$/.test(value);
  const facts: readonly (readonly [string, string | false])[] = [
    ['', element.tagName.toLowerCase()],
    ['', style.color],
    ['on', style.backgroundColor !== 'rgba(0, 0, 0, 0)' && style.backgroundColor],
    ['letters', `${style.fontSize} ${style.fontWeight} ${style.fontFamily.split(',', 1).join()}`],
    [
      'border',
      has(style.borderWidth) && `${style.borderWidth} ${style.borderStyle} ${style.borderColor}`,
    ],
    ['radius', has(style.borderRadius) && style.borderRadius],
    ['shadow', has(style.boxShadow) && style.boxShadow],
    ['padding', has(style.padding) && style.padding],
    ['gap', style.gap !== 'normal' && style.gap],
    ['from', has(style.minHeight) && style.minHeight !== 'auto' && style.minHeight],
  ];
  return facts
    .filter(([, value]) => value !== false)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join(' · ');
}

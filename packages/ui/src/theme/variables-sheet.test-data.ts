import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineThemeOverride,
  mergeMantineTheme,
} from '@mantine/core';

type Variables = Readonly<Record<string, string>>;

/** Returns the style sheet of a theme: its variables that differ from the defaults of Mantine. */
export function variablesSheet(override: MantineThemeOverride): string {
  const defaults = defaultCssVariablesResolver(DEFAULT_THEME);
  const ours = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, override));
  return [
    toCssRule(':root', changedVariables(ours.variables, defaults.variables)),
    toCssRule(
      ":root[data-mantine-color-scheme='dark']",
      changedVariables(ours.dark, defaults.dark),
    ),
    toCssRule(
      ":root[data-mantine-color-scheme='light']",
      changedVariables(ours.light, defaults.light),
    ),
  ]
    .filter((rule) => rule !== '')
    .join('\n');
}

const changedVariables = (
  variables: Variables,
  defaults: Variables,
): readonly (readonly [string, string])[] =>
  Object.entries(variables).filter(([name, value]) => defaults[name] !== value);

function toCssRule(selector: string, variables: readonly (readonly [string, string])[]): string {
  if (variables.length === 0) return '';
  const lines = variables.map(([name, value]) => `  ${name}: ${value};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}

import {
  convertCssVariables,
  type ConvertCSSVariablesInput,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineTheme,
  useMantineTheme,
} from '@mantine/core';
import { useMemo } from 'react';

/**
 * Writes what differs from Mantine's own variables into the head of the page. Mantine itself writes it into the body, so
 * that each sheet of styles which comes later stands before one that is there: browsers then reckon all styles and lay the
 * whole page out anew, where a sheet that comes last only adds to them.
 */
export function ThemeVariables({ app }: { app: 'clinic' | 'owner' }) {
  const theme = useMantineTheme();
  const variables = useMemo(() => writeVariables(theme), [theme]);
  return (
    <style href={`variables-${app}`} precedence="theme">
      {variables}
    </style>
  );
}

function writeVariables(theme: MantineTheme): string {
  const usual = defaultCssVariablesResolver(DEFAULT_THEME);
  const ours = defaultCssVariablesResolver(theme);
  return convertCssVariables(
    {
      variables: changed(ours.variables, usual.variables),
      light: changed(ours.light, usual.light),
      dark: changed(ours.dark, usual.dark),
    },
    ':root',
  );
}

type Variables = ConvertCSSVariablesInput['variables'];

function changed(ours: Variables, usual: Variables): Variables {
  const before = new Map(Object.entries(usual));
  return Object.fromEntries(
    Object.entries(ours).filter(([name, value]) => before.get(name) !== value),
  );
}

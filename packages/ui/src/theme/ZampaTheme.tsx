import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ThemeVariables } from './ThemeVariables.tsx';
import { clinicTheme, ownerTheme } from './theme.ts';

export interface ZampaThemeProps {
  app: 'clinic' | 'owner';
  children: ReactNode;
}

const themes = { clinic: clinicTheme, owner: ownerTheme };

/**
 * Gives the look of one app around everything it shows; its entry imports `@zampa/ui/theme/<app>.css` first. Follows
 * the system's light or dark until the person chooses (`useMantineColorScheme().setColorScheme`, remembered on the
 * device).
 */
export function ZampaTheme({ app, children }: ZampaThemeProps) {
  return (
    <MantineProvider
      theme={themes[app]}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <ThemeVariables app={app} />
      {children}
    </MantineProvider>
  );
}

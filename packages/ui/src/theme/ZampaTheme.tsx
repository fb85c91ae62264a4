import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { clinicTheme, ownerTheme } from './theme.ts';

export interface ZampaThemeProps {
  app: 'clinic' | 'owner';
  children: ReactNode;
}

const themes = { clinic: clinicTheme, owner: ownerTheme };

/**
 * Applies the theme of an app. The app's entry must import `@zampa/ui/theme/<app>.css` first. Follows the system's
 * color scheme until the user chooses one (`useMantineColorScheme().setColorScheme`, stored on the device).
 */
export function ZampaTheme({ app, children }: ZampaThemeProps) {
  return (
    <MantineProvider
      theme={themes[app]}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}

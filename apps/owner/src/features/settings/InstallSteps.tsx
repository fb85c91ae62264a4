import type { IconShare2 } from '@zampa/ui/icons/IconShare2';
import { Trans } from '@zampa/i18n/Trans.tsx';
import type { TextKey } from '@zampa/i18n/namespaces';
import { Text } from '@zampa/ui/kit/Text.tsx';
import styles from './install.module.css';

export interface InstallStepsProps {
  title: string;
  steps: readonly { readonly text: TextKey; readonly icon: typeof IconShare2 }[];
}

/** Numbered steps to install the app in a browser, each with the icon to press. */
export function InstallSteps({ title, steps }: InstallStepsProps) {
  return (
    <>
      <Text tone="muted">{title}</Text>
      <ol className={styles['steps']}>
        {steps.map(({ text, icon: Icon }) => (
          <li key={text}>
            <span>
              <Trans i18nKey={text} components={{ b: <strong /> }} />
            </span>
            <span className={styles['sign']} aria-hidden="true">
              <Icon size={24} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

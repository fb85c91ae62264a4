import { placeBefore } from '@zampa/client/forms/typed-before';
import { Wordmark } from '@zampa/ui/brand/Wordmark.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import styles from './AccountPage.module.css';
import '@zampa/i18n/english/account';

/** On a page that is rendered beforehand the switch would do nothing. */
const IS_BROWSER = typeof document !== 'undefined';

/** The form is there first; the switch below it follows. */
const LanguageSwitch = lazy(async () => ({
  default: (await import('./LanguageSwitch.tsx')).LanguageSwitch,
}));

export type AccountPageProps = {
  readonly title: string;
  /** One or two sentences under the title. */
  readonly intro?: ReactNode;
  /** Below the card: the way to another page of the account. */
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
};

/** Shows the frame of every page before the sign-in. */
export function AccountPage({ title, intro, foot, children }: AccountPageProps) {
  const card = useRef<HTMLElement>(null);
  useFirstFieldFocus(card);
  return (
    <div className={styles['page']}>
      <header className={styles['brand']}>
        <Wordmark size="large" />
      </header>
      <Stack as="main" gap="24" className={styles['main'] ?? ''}>
        <Card padding="24" gap="16" ref={card}>
          <Stack gap="4">
            <Title as="h1" size="display" display>
              {title}
            </Title>
            {intro && <Text tone="muted">{intro}</Text>}
          </Stack>
          {children}
        </Card>
        {foot && <div className={styles['foot']}>{foot}</div>}
      </Stack>
      <footer className={styles['language']}>
        {IS_BROWSER && (
          <Suspense>
            <LanguageSwitch />
          </Suspense>
        )}
      </footer>
    </div>
  );
}

/**
 * Typing can begin at once, in the first field that is still empty, or goes on where it began before the app was there;
 * what was sent by then is sent now.
 */
function useFirstFieldFocus(card: RefObject<HTMLElement | null>): void {
  const [before] = useState(placeBefore);
  useEffect(() => {
    const fields = [...(card.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    const begun = fields.find(({ name }) => name === before?.field);
    const empty = fields.find(
      ({ value, readOnly, type }) => !value && !readOnly && type !== 'checkbox',
    );
    (begun ?? empty)?.focus();
    if (before?.isSent) card.current?.querySelector('form')?.requestSubmit();
  }, [card, before]);
}

import { readFormState } from '@zampa/client/forms/server-form';
import { Wordmark } from '@zampa/ui/brand/Wordmark.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import styles from './AccountPage.module.css';
import '@zampa/i18n/english/account';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** False during server-side rendering, where the language switch would not respond. */
const IS_BROWSER = typeof document !== 'undefined';

/** Lazy-loaded, so that the form renders first. */
const LanguageSwitch = lazyPart(async () => (await import('./LanguageSwitch.tsx')).LanguageSwitch);

export type AccountPageProps = {
  readonly title: string;
  /** One or two sentences under the title. */
  readonly intro?: ReactNode;
  /** Below the card: a link to another account page. */
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
};

/** Frame of all pages for signed-out users. */
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
 * Focuses the first empty field. Restores focus to the field in which the user typed before hydration, and submits
 * the form if they had already submitted it.
 */
function useFirstFieldFocus(card: RefObject<HTMLElement | null>): void {
  const [typedBefore] = useState(readFormState);
  useEffect(() => {
    const fields = [...(card.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    const startedField = fields.find(({ name }) => name === typedBefore?.field);
    const empty = fields.find(
      ({ value, readOnly, type }) => !value && !readOnly && type !== 'checkbox',
    );
    (startedField ?? empty)?.focus();
    if (typedBefore?.isSent) card.current?.querySelector('form')?.requestSubmit();
  }, [card, typedBefore]);
}

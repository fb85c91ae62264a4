import { Wordmark } from '@zampa/ui/brand/Wordmark.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import styles from './AccountPage.module.css';
import '@zampa/i18n/english/account';

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
        <Suspense>
          <LanguageSwitch />
        </Suspense>
      </footer>
    </div>
  );
}

/** Typing can begin at once, in the first field that is still empty. */
function useFirstFieldFocus(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fields = card.current?.querySelectorAll<HTMLInputElement>('input') ?? [];
    [...fields]
      .find(({ value, readOnly, type }) => !value && !readOnly && type !== 'checkbox')
      ?.focus();
  }, [card]);
}

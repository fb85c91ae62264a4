import { Wordmark } from '@zampa/ui/brand/Wordmark.tsx';
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

/** The frame of every page before the sign-in. */
export function AccountPage({ title, intro, foot, children }: AccountPageProps) {
  const card = useRef<HTMLDivElement>(null);
  useFirstFieldFocus(card);
  return (
    <div className={styles['page']}>
      <header className={styles['brand']}>
        <Wordmark size="large" />
      </header>
      <main className={styles['main']}>
        <div className={styles['card']} ref={card}>
          <h1 className={`z-display ${styles['title']}`}>{title}</h1>
          {intro && <p className={styles['intro']}>{intro}</p>}
          {children}
        </div>
        {foot && <div className={styles['foot']}>{foot}</div>}
      </main>
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

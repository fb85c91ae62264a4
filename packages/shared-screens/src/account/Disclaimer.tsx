import { Wordmark } from '@zampa/ui/brand/Wordmark.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './Disclaimer.module.css';
import '@zampa/i18n/english/account';

/** Terms, privacy, and what Zampa is not. The same text at `/disclaimer` and `/disclaimerApp`. */
export function Disclaimer() {
  const { t } = useTranslation();
  const sections = [
    [t('account:disclaimer.adviceTitle'), t('account:disclaimer.advice')],
    [t('account:disclaimer.termsTitle'), t('account:disclaimer.terms')],
    [t('account:disclaimer.specialTitle'), t('account:disclaimer.special')],
    [t('account:disclaimer.privacyTitle'), t('account:disclaimer.privacy')],
    [t('account:disclaimer.rightsTitle'), t('account:disclaimer.rights')],
    [t('account:disclaimer.cookiesTitle'), t('account:disclaimer.cookies')],
  ] as const;
  return (
    <div className={styles['page']}>
      <header className={styles['top']}>
        <Wordmark />
        <LanguageSwitch />
      </header>
      <main className={styles['text']}>
        <h1 className="z-display">{t('account:disclaimer.title')}</h1>
        <p className={styles['date']}>{t('account:disclaimer.updated')}</p>
        <section className={styles['emergency']}>
          <h2>
            <IconAlertTriangle size={20} aria-hidden="true" />
            {t('account:disclaimer.emergencyTitle')}
          </h2>
          <p>{t('account:disclaimer.emergency')}</p>
        </section>
        {sections.map(([title, text]) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </main>
    </div>
  );
}

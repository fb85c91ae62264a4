import '@zampa/i18n/english/account-credentials';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './account-form.module.css';

/** Link to the screen that requests a password reset code. */
export function ForgotPasswordLink() {
  const { t } = useTranslation();
  return (
    <Link to="/password/reset" className={styles['link']}>
      {t('account:credentials.forgot.link')}
    </Link>
  );
}

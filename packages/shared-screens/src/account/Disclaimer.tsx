import { Wordmark } from '@zampa/ui/brand/Wordmark.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import { useTranslation } from '@zampa/i18n/use-translation';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './Disclaimer.module.css';
import '@zampa/i18n/english/account-legal';

/** Terms, privacy notice and disclaimer, shown at both `/disclaimer` and `/disclaimerApp`. */
export function Disclaimer() {
  const { t } = useTranslation();
  const sections = [
    [t('account:legal.adviceTitle'), t('account:legal.advice')],
    [t('account:legal.termsTitle'), t('account:legal.terms')],
    [t('account:legal.specialTitle'), t('account:legal.special')],
    [t('account:legal.privacyTitle'), t('account:legal.privacy')],
    [t('account:legal.rightsTitle'), t('account:legal.rights')],
    [t('account:legal.cookiesTitle'), t('account:legal.cookies')],
  ] as const;
  return (
    <div className={styles['page']}>
      <Row as="header" gap="16" justify="between" className={styles['top'] ?? ''}>
        <Wordmark />
        <LanguageSwitch />
      </Row>
      <Stack as="main" gap="24" className={styles['text'] ?? ''}>
        <Stack gap="4">
          <Title as="h1" size="display" display>
            {t('account:legal.title')}
          </Title>
          <Text tone="muted">{t('account:legal.updated')}</Text>
        </Stack>
        <Card as="section" tone="due" gap="4">
          <Row wrap={false} className={styles['emergency'] ?? ''}>
            <IconAlertTriangle size={20} aria-hidden="true" />
            <Title>{t('account:legal.emergencyTitle')}</Title>
          </Row>
          <Text>{t('account:legal.emergency')}</Text>
        </Card>
        {sections.map(([title, text]) => (
          <Section key={title} title={title} gap="4">
            <Text>{text}</Text>
          </Section>
        ))}
      </Stack>
    </div>
  );
}

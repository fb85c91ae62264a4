import { Wordmark } from '@zampa/ui/brand/Wordmark.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './Disclaimer.module.css';
import '@zampa/i18n/english/account-terms';

/** Terms, privacy, and what Zampa is not. The same text at `/disclaimer` and `/disclaimerApp`. */
export function Disclaimer() {
  const { t } = useTranslation();
  const sections = [
    [t('account-terms:adviceTitle'), t('account-terms:advice')],
    [t('account-terms:termsTitle'), t('account-terms:terms')],
    [t('account-terms:specialTitle'), t('account-terms:special')],
    [t('account-terms:privacyTitle'), t('account-terms:privacy')],
    [t('account-terms:rightsTitle'), t('account-terms:rights')],
    [t('account-terms:cookiesTitle'), t('account-terms:cookies')],
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
            {t('account-terms:title')}
          </Title>
          <Text tone="muted">{t('account-terms:updated')}</Text>
        </Stack>
        <Card as="section" tone="due" gap="4">
          <Row wrap={false} className={styles['emergency'] ?? ''}>
            <IconAlertTriangle size={20} aria-hidden="true" />
            <Title>{t('account-terms:emergencyTitle')}</Title>
          </Row>
          <Text>{t('account-terms:emergency')}</Text>
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

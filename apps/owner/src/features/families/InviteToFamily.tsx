import { IconCopy } from '@zampa/ui/icons/IconCopy';
import { IconLink } from '@zampa/ui/icons/IconLink';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FacilityQr } from '@zampa/ui/qr/FacilityQr.tsx';
import { CopyButton } from '@zampa/ui/share/CopyButton.tsx';
import { ShareButton } from '@zampa/ui/share/ShareButton.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import styles from './families.module.css';

/** Ways to invite people to a family: code, QR code and link. */
export function InviteToFamily({ code }: { code: string }) {
  const { t } = useTranslation();
  const link = `${window.location.origin}/app/family/${code}`;
  const copiedLabel = t('families:invite.copied');
  return (
    <Card as="section" align="center" className={styles['invite'] ?? ''}>
      <Title>{t('families:invite.title')}</Title>
      <Text tone="muted">{t('families:invite.text')}</Text>
      <FacilityQr url={link} code={code} label={t('families:invite.qr', { code })} />
      <ShareButton
        size="lg"
        title={t('families:invite.shareText')}
        url={link}
        label={t('families:invite.share')}
      />
      <Row justify="center">
        <CopyButton
          value={code}
          icon={<IconCopy size={18} aria-hidden="true" />}
          label={t('families:invite.copyCode')}
          copiedLabel={copiedLabel}
        />
        <CopyButton
          value={link}
          icon={<IconLink size={18} aria-hidden="true" />}
          label={t('families:invite.copyLink')}
          copiedLabel={copiedLabel}
        />
      </Row>
      <Text tone="muted" size="small">
        {link}
      </Text>
    </Card>
  );
}

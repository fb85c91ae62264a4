import { IconCopy, IconLink } from '@tabler/icons-react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FacilityQr } from '@zampa/ui/qr/FacilityQr.tsx';
import { CopyButton } from '@zampa/ui/share/CopyButton.tsx';
import { ShareButton } from '@zampa/ui/share/ShareButton.tsx';
import styles from './families.module.css';

/** How others come: the code to type, the picture to scan, the link to send. */
export function InviteToFamily({ code }: { code: string }) {
  const { t } = useTranslation();
  const link = `${window.location.origin}/app/family/${code}`;
  const copiedLabel = t('families:invite.copied');
  return (
    <section className={styles['invite']}>
      <h2>{t('families:invite.title')}</h2>
      <p className={styles['quiet']}>{t('families:invite.text')}</p>
      <FacilityQr url={link} code={code} label={t('families:invite.qr', { code })} />
      <ShareButton
        size="lg"
        title={t('families:invite.shareText')}
        url={link}
        label={t('families:invite.share')}
      />
      <div className={styles['actions']}>
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
      </div>
      <p className={styles['link']}>{link}</p>
    </section>
  );
}

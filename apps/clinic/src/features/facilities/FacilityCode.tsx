import '@zampa/i18n/english/facilities';
import { IconCopy } from '@zampa/ui/icons/IconCopy';
import { IconLink } from '@zampa/ui/icons/IconLink';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FacilityQr } from '@zampa/ui/qr/FacilityQr.tsx';
import { CopyButton } from '@zampa/ui/share/CopyButton.tsx';
import { ShareButton } from '@zampa/ui/share/ShareButton.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import styles from './FacilityCode.module.css';
import { joinLink } from './join-link.ts';

/** Shows how clients join: code, QR code and link. */
export function FacilityCode() {
  const { t } = useTranslation();
  const { name, code } = useFacility();
  const link = joinLink(window.location.origin, code);
  return (
    <div className={styles['code']}>
      <FacilityQr url={link} code={code} label={t('facilities:code.qr', { code })} />
      <Row justify="center">
        <CopyButton
          value={code}
          icon={<IconCopy size={18} aria-hidden="true" />}
          label={t('facilities:code.copyCode')}
          copiedLabel={t('facilities:code.copied')}
        />
        <CopyButton
          value={link}
          icon={<IconLink size={18} aria-hidden="true" />}
          label={t('facilities:code.copyLink')}
          copiedLabel={t('facilities:code.copied')}
        />
        <ShareButton
          variant="default"
          title={t('facilities:code.shareText', { name })}
          url={link}
          label={t('facilities:code.share')}
        />
      </Row>
      <a className={styles['link']} href={link} target="_blank" rel="noreferrer">
        {link}
      </a>
    </div>
  );
}

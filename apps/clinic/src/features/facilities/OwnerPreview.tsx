import { IconMapPin } from '@zampa/ui/icons/IconMapPin';
import { IconPhone } from '@zampa/ui/icons/IconPhone';
import { fileIdOf, useFileUrl } from '@zampa/client/files/use-file-url';
import type { Facility } from '@zampa/contract/facilities/objects';
import { facilityInitials } from '@zampa/domain/facilities/initials';
import { useObjectUrl } from '@zampa/shared-screens/files/use-object-url';
import { useHeadingLevel } from '@zampa/ui/kit/heading-level';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { PersonAvatar } from '@zampa/ui/people/PersonAvatar.tsx';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { FacilityDataValues } from './facility-data-values.ts';
import styles from './OwnerPreview.module.css';

export interface OwnerPreviewProps {
  control: Control<FacilityDataValues>;
  facility: Facility;
}

/** Shows a live preview of the clinic, as pet owners see it in their app. */
export function OwnerPreview({ control, facility }: OwnerPreviewProps) {
  const { t } = useTranslation();
  const [name, city, address, number, phone, image] = useWatch({
    control,
    name: ['name', 'city', 'address', 'streetNumber', 'phone', 'image'],
  });
  const stored = useFileUrl(fileIdOf(facility.image), { width: 256 });
  const chosen = useObjectUrl(image ?? null);
  const street = [address, number].filter(Boolean).join(' ');
  return (
    <aside className={styles['preview']} aria-label={t('facilities:data.preview.title')}>
      <Title as={useHeadingLevel()} size="body" tone="muted">
        {t('facilities:data.preview.title')}
      </Title>
      <div className={styles['card']}>
        <PersonAvatar
          id={facility.id}
          initials={facilityInitials(name ?? '')}
          image={chosen ?? stored}
          size={48}
        />
        <strong className="z-display">{name || t('facilities:data.fields.name')}</strong>
        {(city || street) && (
          <span className={styles['line']}>
            <IconMapPin size={18} aria-hidden="true" />
            {[street, city].filter(Boolean).join(', ')}
          </span>
        )}
        {phone && (
          <span className={styles['line']}>
            <IconPhone size={18} aria-hidden="true" />
            {phone}
          </span>
        )}
        <span className={styles['line']}>
          {t('facilities:data.preview.services', { count: facility.mainServices.length })}
        </span>
      </div>
      <p>{t('facilities:data.preview.why')}</p>
    </aside>
  );
}

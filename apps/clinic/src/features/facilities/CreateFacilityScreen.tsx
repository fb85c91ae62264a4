import '@zampa/i18n/english/facilities';
import type { StaffFacility } from '@zampa/contract/people/user';
import { Logo } from '@zampa/ui/brand/Logo.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PendingFacilities } from './PendingFacilities.tsx';
import { CreateFacilityForm } from './CreateFacilityForm.tsx';
import styles from './CreateFacility.module.css';
import { JoinByCode } from './JoinByCode.tsx';

export interface CreateFacilityScreenProps {
  email: string | null;
  onCreated: (facility: StaffFacility) => void | Promise<void>;
}

/** Shows the first screen to a vet without a clinic: open one, or join a colleague's by its code. */
export function CreateFacilityScreen({ email, onCreated }: CreateFacilityScreenProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['screen']}>
      <div className={styles['paw']}>
        <Logo size={40} />
      </div>
      <h2 className="z-display">{t('facilities:create.title')}</h2>
      <p className={styles['why']}>{t('facilities:create.why')}</p>
      <PendingFacilities />
      <CreateFacilityForm email={email} onCreated={onCreated} />
      <JoinByCode />
    </div>
  );
}

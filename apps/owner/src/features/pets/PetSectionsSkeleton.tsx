import { useTranslation } from '@zampa/i18n/use-translation';
import { Skeletons } from '@zampa/ui/states/Skeletons.tsx';
import styles from './pets.module.css';

/** Skeleton of the sections of a pet's page. As high as the window, so that what is below them is out of view. */
export function PetSectionsSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles['later']}>
      <Skeletons shape="rows" count={6} label={t('common:states.loading')} />
    </div>
  );
}

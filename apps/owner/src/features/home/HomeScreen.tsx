import '@zampa/i18n/english/owner-home';
import '@zampa/i18n/english/owner-chat';
import { Link } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazy, Suspense } from 'react';
import { GoingOn } from './GoingOn.tsx';
import { PetRow } from './PetRow.tsx';
import styles from './home.module.css';
import { YourTurn, type YourTurnProps } from './YourTurn.tsx';

/** Comes after the pets, whose faces need not wait for it. */
const NextAppointment = lazy(async () => ({
  default: (await import('./NextAppointment.tsx')).NextAppointment,
}));

/** Begins once the conversations are known, and is for newcomers. */
const NextSteps = lazy(async () => ({ default: (await import('./NextSteps.tsx')).NextSteps }));

/** What a family sees first: its pets, what to do next, what is going on. */
export function HomeScreen({ familyRequests }: YourTurnProps) {
  const { t } = useTranslation();
  const me = useMe();
  const [only, ...others] = me.pets;
  const question =
    only && others.length === 0
      ? t('owner-home:questionOne', { name: only.name })
      : t('owner-home:question');
  const account = (
    <Link to="/workspace/settings" className={styles['account']}>
      <PersonPicture person={me} size={40} />
      <span className="z-visually-hidden">{t('owner-home:account')}</span>
    </Link>
  );

  return (
    <>
      <ScreenHeader
        over={t('owner-home:hello', { name: me.firstName })}
        title={question}
        action={account}
      />
      <YourTurn familyRequests={familyRequests} />
      <PetRow pets={me.pets} />
      <Suspense>
        <NextAppointment />
      </Suspense>
      <Suspense>
        <NextSteps />
      </Suspense>
      <GoingOn />
    </>
  );
}

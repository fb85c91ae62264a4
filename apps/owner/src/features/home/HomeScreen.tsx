import '@zampa/i18n/english/home-owner';
import '@zampa/i18n/english/conversations-owner';
import { Link } from '@tanstack/react-router';
import { useAppointments } from '@zampa/client/appointments/queries';
import { useInbox } from '@zampa/client/inbox/use-inbox';
import { useOwnConversations } from '@zampa/client/inbox/use-requests';
import { useMe } from '@zampa/client/session/use-me';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { Skeletons } from '@zampa/ui/states/Skeletons.tsx';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazy, Suspense } from 'react';
import { GoingOn } from './GoingOn.tsx';
import type { MissingPartsProps } from './MissingParts.tsx';
import { PetRow } from './PetRow.tsx';
import styles from './home.module.css';
import { YourTurn, type YourTurnProps } from './YourTurn.tsx';

/** Comes after the pets, whose faces need not wait for it. */
const NextAppointment = lazy(async () => ({
  default: (await import('./NextAppointment.tsx')).NextAppointment,
}));

/** Comes after what is read first. */
const Bell = lazy(async () => ({ default: (await import('./Bell.tsx')).Bell }));

/** Is for newcomers. */
const NextSteps = lazy(async () => ({ default: (await import('./NextSteps.tsx')).NextSteps }));

/** Is for days on which something is wrong; where even this does not come, the rest still stands. */
const MissingParts = lazy(async () => {
  const parts = await import('./MissingParts.tsx').catch(() => null);
  return { default: parts?.MissingParts ?? Nothing };
});

const Nothing = (_props: MissingPartsProps) => null;

export type HomeScreenProps = YourTurnProps;

/** Shows what a family sees first: its pets, what waits for it, what to do next, what is going on. */
export function HomeScreen(waiting: HomeScreenProps) {
  const { t } = useTranslation();
  const me = useMe();
  const living = me.pets.filter(({ deceasedOn }) => deceasedOn === null);
  const [only, ...others] = living;
  const question =
    only && others.length === 0
      ? t('home-owner:questionOne', { name: only.name })
      : t('home-owner:question');
  const account = (
    <Row wrap={false} gap="0">
      <Suspense>
        <Bell />
      </Suspense>
      <Link to="/workspace/settings" className={styles['account']}>
        <PersonPicture person={me} size={40} />
        <span className="z-visually-hidden">{t('home-owner:account')}</span>
      </Link>
    </Row>
  );

  return (
    <>
      <ScreenHeader
        over={t('home-owner:hello', { name: me.firstName })}
        title={question}
        action={account}
      />
      <PetRow pets={living} />
      <Suspense fallback={<Coming />}>
        <Below {...waiting} />
      </Suspense>
    </>
  );
}

/** What is asked for apart comes at once, in its order: nothing that is read is pushed down by what comes later. */
function Below(waiting: HomeScreenProps) {
  const [inbox, appointments] = [useInbox(useLanguage()), useAppointments('upcoming')];
  const isComing = [inbox, appointments, useOwnConversations()].some(({ isLoading }) => isLoading);
  // The conversations say so themselves, under their title.
  const isMissing = !isComing && !(inbox.data && appointments.data);
  return (
    <>
      {isComing && <Coming />}
      <div className={styles['below']} hidden={isComing}>
        {isMissing && (
          <Suspense>
            <MissingParts asked={[inbox, appointments]} />
          </Suspense>
        )}
        <YourTurn {...waiting} />
        <NextAppointment />
        <NextSteps />
        <GoingOn isRestKnown={!isMissing} />
      </div>
    </>
  );
}

function Coming() {
  const { t } = useTranslation();
  return <Skeletons shape="rows" label={t('common:states.loading')} />;
}

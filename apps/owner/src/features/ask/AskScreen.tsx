import '@zampa/i18n/english/ask';
import { useMe } from '@zampa/client/session/use-me';
import { refusalOfContact } from '@zampa/domain/clients/relationship';
import { useAskDraft } from '@zampa/shared-screens/ask/use-ask-draft';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { AskSteps } from './AskSteps.tsx';
import { FirstThings } from './FirstThings.tsx';

/** A new question to a clinic, from whom it is about to sending it. */
export function AskScreen() {
  const { t } = useTranslation();
  const { pets: all, vetFacilities } = useMe();
  const pets = all.filter(({ deceasedOn }) => deceasedOn === null);
  const kept = useAskDraft();
  const clinics = vetFacilities.filter(({ status }) => refusalOfContact(status) === null);

  if (pets.length === 0) return <FirstThings lacking="pet" />;
  if (clinics.length === 0) return <FirstThings lacking="clinic" />;
  if (!kept.ready) return <LoadingScreen label={t('common:states.loading')} />;
  return <AskSteps kept={kept} clinics={clinics} pets={pets} />;
}

import '@zampa/i18n/english/diary';
import { getRouteApi } from '@tanstack/react-router';
import { DiaryEntryStates } from '@zampa/shared-screens/conversations/diary/DiaryEntryStates.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { OwnEntryActions } from './OwnEntryActions.tsx';

const route = getRouteApi('/_signed-in/_places/workspace/diary/$id');

/** Screen of one diary entry, with its author's actions. */
export function DiaryEntryScreen() {
  const { t } = useTranslation();
  const { id } = route.useParams();
  return (
    <>
      <ScreenHeader
        title={t('diary:type.DIARY')}
        back={<BackLink to="/workspace/diary" label={t('diary:timeline.back')} />}
      />
      <DiaryEntryStates id={id}>{(entry) => <OwnEntryActions entry={entry} />}</DiaryEntryStates>
    </>
  );
}

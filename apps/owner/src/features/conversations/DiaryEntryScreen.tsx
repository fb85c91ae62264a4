import '@zampa/i18n/english/diary';
import '@zampa/i18n/english/conversations-owner';
import { getRouteApi } from '@tanstack/react-router';
import { DiaryEntryStates } from '@zampa/shared-screens/conversations/diary/DiaryEntryStates.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { OwnEntry } from './OwnEntry.tsx';

const route = getRouteApi('/_signed-in/_places/workspace/diary/$id');

/** Shows one entry of the diary, with what its author can do with it. */
export function DiaryEntryScreen() {
  const { t } = useTranslation();
  const { id } = route.useParams();
  return (
    <>
      <ScreenHeader
        title={t('diary:type.DIARY')}
        back={<BackLink to="/workspace/chat" label={t('conversations-owner:back')} />}
      />
      <DiaryEntryStates id={id}>{(entry) => <OwnEntry entry={entry} />}</DiaryEntryStates>
    </>
  );
}

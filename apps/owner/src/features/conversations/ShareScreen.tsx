import '@zampa/i18n/english/device';
import '@zampa/i18n/english/conversations-owner';
import { IconMessageCirclePlus } from '@zampa/ui/icons/IconMessageCirclePlus';
import { IconPhotoOff } from '@zampa/ui/icons/IconPhotoOff';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { readSharedPhotos } from '@zampa/client/device/shared-photos';
import { useOwnConversations } from '@zampa/client/inbox/use-requests';
import { titleOf } from '@zampa/shared-screens/conversations/conversation-summary';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ShareChoice } from './ShareChoice.tsx';
import { useAddSharedPhotos } from './use-add-shared-photos.ts';

/** Screen that asks where to use photos shared from another app: in a new request or in a conversation. */
export function ShareScreen() {
  const { t } = useTranslation();
  const { data: photos = [] } = useQuery({
    queryKey: ['shared-photos'],
    queryFn: readSharedPhotos,
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <>
      <ScreenHeader
        title={t('device:share.title')}
        back={<BackLink to="/dashboard" label={t('common:actions.back')} />}
      />
      {photos.length === 0 ? (
        <EmptyState picture={<IconPhotoOff size={32} />} title={t('device:share.none')}>
          {t('device:share.noneWhy')}
        </EmptyState>
      ) : (
        <ShareChoices photos={photos} />
      )}
    </>
  );
}

function ShareChoices({ photos }: { photos: readonly File[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { conversations } = useOwnConversations();
  const addPhotos = useAddSharedPhotos(photos);
  return (
    <Stack gap="8">
      <p>{t('device:share.photos', { count: photos.length })}</p>
      <ShareChoice
        picture={<IconMessageCirclePlus size={28} aria-hidden="true" />}
        onChoose={() =>
          void addPhotos
            .toRequest()
            .then(() => navigate({ to: '/workspace/ask', search: { resume: true } }))
        }
      >
        {t('device:share.new')}
      </ShareChoice>
      {conversations
        .filter(({ payload }) => payload.status !== 'CLOSED')
        .map((conversation) => {
          const { id, facility, pets } = conversation;
          const [pet] = pets;
          const openConversation = () => navigate({ to: '/workspace/chat/$id', params: { id } });
          return (
            <ShareChoice
              key={id}
              picture={pet && <PetPicture pet={pet} size={40} />}
              details={facility.name}
              onChoose={() => void addPhotos.toConversation(id).then(openConversation)}
            >
              {titleOf(conversation) || t('conversations:owner.noText')}
            </ShareChoice>
          );
        })}
    </Stack>
  );
}

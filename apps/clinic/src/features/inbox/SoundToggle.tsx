import { ActionIcon } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { createAppStorage } from '@zampa/client/storage/app-storage';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';

// Among what the app keeps of a person, so that signing out removes it too.
const storage = createAppStorage('clinic');
/** Under this name the frame looks up whether new requests are to be heard. */
const ENTRY = 'sound';

/**
 * Lets somebody choose whether new requests are heard; turning it on is the gesture that lets the browser play, and
 * plays it once.
 */
export function SoundToggle() {
  const { t } = useTranslation();
  const [on, setOn] = useState(() => storage.read<boolean>(ENTRY) === true);
  const toggle = () => {
    storage.write(ENTRY, !on);
    setOn(!on);
    if (!on) void import('@zampa/ui/sound/play-chime').then(({ playChime }) => playChime());
  };
  return (
    <ActionIcon
      color="gray"
      aria-label={t('inbox:sound.label')}
      aria-pressed={on}
      title={on ? t('inbox:sound.on') : t('inbox:sound.off')}
      onClick={toggle}
    >
      {on ? <IconBell size={20} /> : <IconBellOff size={20} />}
    </ActionIcon>
  );
}

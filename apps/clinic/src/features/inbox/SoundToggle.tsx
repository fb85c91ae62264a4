import { ActionIcon } from '@mantine/core';
import { IconBell } from '@zampa/ui/icons/IconBell';
import { IconBellOff } from '@zampa/ui/icons/IconBellOff';
import { createAppStorage } from '@zampa/client/storage/app-storage';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';

// App storage is cleared on sign-out.
const storage = createAppStorage('clinic');
/** Read by `useNewRequestSound`. */
const ENTRY = 'sound';

/**
 * Toggles the sound of new requests. Turning it on plays the sound once, in the user gesture that browsers require
 * for audio.
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

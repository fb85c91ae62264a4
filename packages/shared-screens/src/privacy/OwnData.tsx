import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { TakeData } from './TakeData.tsx';
import '@zampa/i18n/english/privacy';

/** Shows what somebody may do with everything that is held on them: take it with them, and have it deleted. */
export function OwnData() {
  return (
    <Stack gap="24">
      <TakeData />
      <DeleteAccount />
    </Stack>
  );
}

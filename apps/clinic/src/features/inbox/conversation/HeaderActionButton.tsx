import { Button } from '@mantine/core';
import type { HeaderAction } from './header-action.ts';

/** Named button of the conversation's header. */
export function HeaderActionButton({ action }: { action: HeaderAction }) {
  return (
    <Button size="compact-md" variant="default" leftSection={action.icon} onClick={action.onSelect}>
      {action.label}
    </Button>
  );
}

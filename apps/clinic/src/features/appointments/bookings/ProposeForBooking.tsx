import '@zampa/i18n/english/appointments-bookings';
import { useThread } from '@zampa/client/conversations/thread/use-thread';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { ProposeDrawer, type ProposeDrawerProps } from './ProposeDrawer.tsx';

export type ProposeForBookingProps = Omit<ProposeDrawerProps, 'conversation'> & {
  visitId: string;
};

/** Opens the proposal drawer from a booking, after loading its conversation. */
export function ProposeForBooking({ visitId, ...props }: ProposeForBookingProps) {
  const { t } = useTranslation();
  const thread = useThread(visitId);
  if (thread.data) return <ProposeDrawer conversation={thread.data} {...props} />;
  return (
    <SideDrawer
      open
      onClose={props.onClose}
      title={t('appointments:bookings.propose.title')}
      closeLabel={t('common:actions.close')}
    >
      <QueryStates query={thread} shape="rows">
        {() => null}
      </QueryStates>
    </SideDrawer>
  );
}

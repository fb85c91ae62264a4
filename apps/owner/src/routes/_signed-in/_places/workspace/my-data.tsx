import { createFileRoute } from '@tanstack/react-router';
import { MyDataScreen } from '../../../../features/people/MyDataScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/my-data')({
  component: MyDataScreen,
});

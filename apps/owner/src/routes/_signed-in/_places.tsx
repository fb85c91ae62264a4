import { createFileRoute } from '@tanstack/react-router';
import { TabBarLayout } from '../../app/TabBarLayout.tsx';

/** Layout of the screens with the tab bar. */
export const Route = createFileRoute('/_signed-in/_places')({ component: TabBarLayout });

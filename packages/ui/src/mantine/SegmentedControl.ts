import '@mantine/core/styles/SegmentedControl.layer.css';

export { SegmentedControl } from '@mantine/core';

import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import './Select.css';

export { Select } from '@mantine/core';

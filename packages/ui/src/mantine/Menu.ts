import '@mantine/core/styles/Menu.layer.css';
import './Menu.css';

export { Menu } from '@mantine/core';

/**
 * The icon set: one stroke of 1.7 on a grid of 24 units. Each icon is a path string, so that a
 * bundle carries only the ones it names. Draw with `<Icon d={searchIcon} />`.
 */
export const searchIcon = 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM20 20l-4.3-4.3';
export const pinIcon =
  'M12 21s-6.5-5.8-6.5-11A6.5 6.5 0 0 1 18.5 10c0 5.2-6.5 11-6.5 11zM9.7 10a2.3 2.3 0 1 0 4.6 ' +
  '0a2.3 2.3 0 1 0 -4.6 0z';
export const globeIcon =
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM3.5 12h17M12 3.5c2.6 2.5 3.6 5.3 3.6 ' +
  '8.5S14.6 18 12 20.5C9.4 18 8.4 15.2 8.4 12S9.4 6 12 3.5z';
export const ticketIcon =
  'M4 7.5A1.5 1.5 0 0 1 5.5 6h13A1.5 1.5 0 0 1 20 7.5V10a2 2 0 0 0 0 4v2.5a1.5 1.5 0 0 1-1.5 ' +
  '1.5h-13A1.5 1.5 0 0 1 4 16.5V14a2 2 0 0 0 0-4zM14.5 6.5v2M14.5 11v2M14.5 15.5v2';
export const coinIcon =
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM8.2 16v-4.3A3.5 3.5 0 0 1 11.7 8.2H16M14.2 ' +
  '14.2h.1';
export const userIcon =
  'M8.2 8.5a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0zM4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6';
export const peopleIcon =
  'M5.6 8.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0zM2.8 19.5c.7-3.6 3.2-5.3 6.2-5.3s5.5 1.7 ' +
  '6.2 5.3M15.5 5.4a3.4 3.4 0 0 1 0 6.2M17.6 14.7c1.9.7 3.2 2.3 3.6 4.8';
export const homeIcon = 'M4.5 20V11A6.5 6.5 0 0 1 11 4.5h8.5V20zM10 20v-6h4v6';
export const chevronDownIcon = 'M6.5 9.5l5.5 5.5 5.5-5.5';
export const chevronUpIcon = 'M6.5 14.5l5.5-5.5 5.5 5.5';
export const chevronLeftIcon = 'M14.5 6.5l-5.5 5.5 5.5 5.5';
export const chevronRightIcon = 'M9.5 6.5l5.5 5.5-5.5 5.5';
export const arrowIcon = 'M5 12h14M13 6l6 6-6 6';
export const arrowLeftIcon = 'M19 12H5M11 6l-6 6 6 6';
export const externalIcon =
  'M14 5h5v5M19 5l-8 8M17 13.5v4a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 5 17.5v-9A1.5 1.5 0 0 ' +
  '1 6.5 7h4';
export const heartIcon =
  'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z';
export const starIcon = 'M12 3.3l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6L3.3 9.6l6.1-.7z';
export const clockIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7.5V12l3 2';
export const phoneIcon =
  'M9.5 3h5a2.5 2.5 0 0 1 2.5 2.5v13a2.5 2.5 0 0 1 -2.5 2.5h-5a2.5 2.5 0 0 1 -2.5 ' +
  '-2.5v-13a2.5 2.5 0 0 1 2.5 -2.5zM11 18h2';
export const laptopIcon = 'M5.5 16V8A1.5 1.5 0 0 1 7 6.5h10A1.5 1.5 0 0 1 18.5 8v8M3 18.5h18';
export const shieldIcon = 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 12l2.2 2.2L15.3 10';
export const calendarIcon =
  'M6.5 5.5h11a2.5 2.5 0 0 1 2.5 2.5v9.5a2.5 2.5 0 0 1 -2.5 2.5h-11a2.5 2.5 0 0 1 -2.5 ' +
  '-2.5v-9.5a2.5 2.5 0 0 1 2.5 -2.5zM4 10h16M8.5 3.5v4M15.5 3.5v4';
export const shareIcon =
  'M12 15V4M8 7.5 12 4l4 3.5M6 12v6.5A1.5 1.5 0 0 0 7.5 20h9a1.5 1.5 0 0 0 1.5-1.5V12';
export const downloadIcon = 'M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14';
export const closeIcon = 'M6 6l12 12M18 6 6 18';
export const checkIcon = 'M5 12.5l4.5 4.5L19 7.5';
export const minusIcon = 'M6 12h12';
export const plusIcon = 'M6 12h12M12 6v12';
export const lockIcon =
  'M8 10.5h8a2.5 2.5 0 0 1 2.5 2.5v4.5a2.5 2.5 0 0 1 -2.5 2.5h-8a2.5 2.5 0 0 1 -2.5 ' +
  '-2.5v-4.5a2.5 2.5 0 0 1 2.5 -2.5zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5';
export const cardIcon =
  'M6 6h12a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1 -2.5 2.5h-12a2.5 2.5 0 0 1 -2.5 ' +
  '-2.5v-7.5a2.5 2.5 0 0 1 2.5 -2.5zM3.5 10h17M7 15h3.5';
export const warningIcon = 'M12 4.5 3.5 19h17zM12 10v4M12 16.6v.2';
export const infoIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 11.5v4.5M12 8v.2';
export const alertIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 8v4.5M12 15.8v.2';
export const helpIcon =
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM9.7 9.8a2.4 2.4 0 1 1 3.6 2.1c-.9.5-1.3 ' +
  '1-1.3 2M12 16.3v.2';
export const filterIcon =
  'M4 7h10M18 7h2M4 12h4M12 12h8M4 17h9M17 17h3M14 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM8 12a2 2 0 ' +
  '1 0 4 0a2 2 0 1 0 -4 0zM13 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z';
export const sortIcon = 'M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5';
export const swapIcon = 'M5 8.5h13M15 5l3.5 3.5L15 12M19 15.5H6M9 12l-3.5 3.5L9 19';
export const undoIcon = 'M8 5 4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H8';
export const imageIcon =
  'M6.5 5h11a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-11a2.5 2.5 0 0 1 -2.5 ' +
  '-2.5v-9a2.5 2.5 0 0 1 2.5 -2.5zM7.4 10a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM5 ' +
  '17l4.5-4 3 2.5 3-3L19.5 16';
export const cameraIcon =
  'M4 8.5A1.5 1.5 0 0 1 5.5 7H8l1.5-2.5h5L16 7h2.5A1.5 1.5 0 0 1 20 8.5v9a1.5 1.5 0 0 1-1.5 ' +
  '1.5h-13A1.5 1.5 0 0 1 4 17.5zM8.6 13a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0z';
export const trashIcon =
  'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 11.6A1.5 1.5 0 0 0 8.8 20h6.4a1.5 1.5 0 0 0 1.5-1.4L17.5 ' +
  '7M10.3 10.8v5.4M13.7 10.8v5.4';
export const editIcon =
  'M5 19l.8-3.8L15.6 5.4a1.7 1.7 0 0 1 2.4 0l.6.6a1.7 1.7 0 0 1 0 2.4L8.8 18.2zM14 7l3 3';
export const copyIcon =
  'M11 8.5h6a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1 -2.5 2.5h-6a2.5 2.5 0 0 1 -2.5 -2.5v-6a2.5 ' +
  '2.5 0 0 1 2.5 -2.5zM15.5 8.5v-2A2 2 0 0 0 13.5 4.5h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2';
export const printerIcon =
  'M7.5 9V4.5h9V9M7.5 16.5H5.5A1.5 1.5 0 0 1 4 15v-4.5A1.5 1.5 0 0 1 5.5 9h13a1.5 1.5 0 0 1 ' +
  '1.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5h-2M7.5 13.5h9v6h-9z';
export const qrIcon =
  'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2';
export const bellIcon = 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5zM10.5 20.5h3';
export const mailIcon =
  'M6.5 6h11a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1 -2.5 2.5h-11a2.5 2.5 0 0 1 -2.5 ' +
  '-2.5v-7.5a2.5 2.5 0 0 1 2.5 -2.5zM4.5 8l7.5 5.5L19.5 8';
export const messageIcon =
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v8.5A1.5 1.5 0 0 1 19 17h-7l-4.5 3.5V17H5a1.5 1.5 0 0 ' +
  '1-1.5-1.5V7A1.5 1.5 0 0 1 5 5.5z';
export const giftIcon =
  'M4.5 11.5V19A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-7.5M3.5 8h17v3.5h-17zM12 ' +
  '8v12.5M12 8C8.5 8 7 6.8 7 5.3A1.8 1.8 0 0 1 8.8 3.5C10.6 3.5 12 5.5 12 8c0-2.5 1.4-4.5 ' +
  '3.2-4.5A1.8 1.8 0 0 1 17 5.3C17 6.8 15.5 8 12 8z';
export const mapIcon = 'M4 6.5 9 4.5l6 2.5 5-2v12.5l-5 2-6-2.5-5 2zM9 4.5V17M15 7v12.5';
export const boltIcon = 'M13 3.5 5.5 13.5H11l-1 7 7.5-10H12z';
export const tagIcon =
  'M4 12.5V5.5A1.5 1.5 0 0 1 5.5 4h7l7.5 7.5-8 8zM7.2 8.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 ' +
  '-2.6 0z';
export const settingsIcon =
  'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 ' +
  '15.9 18 18M18 6l-2.1 2.1M8.1 15.9 6 18';
export const eyeIcon =
  'M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12zM9.3 12a2.7 2.7 0 1 0 ' +
  '5.4 0a2.7 2.7 0 1 0 -5.4 0z';
export const eyeOffIcon =
  'M4 4l16 16M9.9 6a9 9 0 0 1 2.1-.2c6 0 9.2 6.2 9.2 6.2a15 15 0 0 1-2.9 3.6M6.4 7.7A14.5 ' +
  '14.5 0 0 0 2.8 12S6 18.2 12 18.2a9 9 0 0 0 4-.9M10.1 10.1a2.7 2.7 0 0 0 3.8 3.8';
export const expandIcon = 'M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15';
export const pauseIcon = 'M9 6.5v11M15 6.5v11';
export const walletIcon =
  'M4 8.5A2 2 0 0 1 6 6.5h10.5V5M4 8.5v9A1.5 1.5 0 0 0 5.5 19h13a1.5 1.5 0 0 0 ' +
  '1.5-1.5v-7.5a1.5 1.5 0 0 0-1.5-1.5zM15.8 13.7h.2';
export const signOutIcon =
  'M10 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H10M15 8l4 4-4 4M19 12H9.5';
export const wifiOffIcon =
  'M4 4l16 16M3.5 9.5A13 13 0 0 1 7.2 7M10.5 5.9a13 13 0 0 1 10 3.6M6.5 13a8 8 0 0 1 4-2.2M15 ' +
  '11.6a8 8 0 0 1 2.5 1.4M9.7 16.3a3.5 3.5 0 0 1 4.6 0M12 19.3v.2';
export const gripIcon = 'M9 7v.1M15 7v.1M9 12v.1M15 12v.1M9 17v.1M15 17v.1';
export const diningIcon =
  'M4 11h16a8 8 0 0 1-16 0zM8.5 20h7M9 7.5c-1-1.2 1-2 0-3.5M13.5 7.5c-1-1.2 1-2 0-3.5';
export const staysIcon =
  'M4 18V7M4 15h16v3M20 15v-2.5a2.5 2.5 0 0 0-2.5-2.5H10v5M5.5 11.5a1.5 1.5 0 1 0 3 0a1.5 1.5 ' +
  '0 1 0 -3 0z';
export const harbourIcon = 'M4 15h16l-2.5 4.5h-11zM11 15V4l6.5 8H11M8.5 12V8';
export const workshopsIcon = 'M9 4h6M10 4c0 3-4 4.5-4 9 0 4 2.5 7 6 7s6-3 6-7c0-4.5-4-6-4-9';
export const outdoorsIcon = 'M3.5 19l6-11 3.5 6 2-3 5.5 8z';
export const attractionsIcon =
  'M5.5 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM12 4v13M5.5 10.5h13M7.5 6l9 9M16.5 6l-9 ' +
  '9M8.5 20.5l3.5-10 3.5 10';
export const wellnessIcon = 'M6 19C4.5 11 9 5.5 19.5 5 20 14 15 20 7.5 17.5M5 20.5c2-5 4.5-7.5 8-9';
export const couponsIcon =
  'M4 12.5V5.5A1.5 1.5 0 0 1 5.5 4h7l7.5 7.5-8 8zM7.2 8.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 ' +
  '-2.6 0z';

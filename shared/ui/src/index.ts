export { Avatar, type AvatarProps } from './actions/avatar.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './actions/button.tsx';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { Icon, type IconProps } from './actions/icon.tsx';
export { CoinMark, Logo, type LogoProps } from './actions/logo.tsx';
export { Price, type PriceProps } from './actions/price.tsx';
export { Score, Stars, type ScoreProps, type StarsProps } from './actions/score.tsx';
export { Spinner } from './actions/spinner.tsx';
export { Ribbon, Tag, type RibbonProps, type TagProps } from './actions/tag.tsx';
export { afterPaint } from './after-paint.ts';
export { AvailabilityMark, type Availability } from './choosing/availability-mark.tsx';
export { type CalendarDay } from './choosing/calendar-day.tsx';
export { Calendar, type CalendarProps, type CalendarWords } from './choosing/calendar.tsx';
export { ChipGroup, type ChipGroupProps, type ChipOption } from './choosing/chip-group.tsx';
export { Chip, ChipLink, type ChipLinkProps, type ChipProps } from './choosing/chip.tsx';
export { RemovableChip } from './choosing/removable-chip.tsx';
export { Combobox, type ComboboxOption, type ComboboxProps } from './choosing/combobox.tsx';
export { Dropdown, type DropdownOption, type DropdownProps } from './choosing/dropdown.tsx';
export {
  RadioCard,
  RadioCardGroup,
  type RadioCardGroupProps,
  type RadioCardOption,
  type RadioCardProps,
} from './choosing/radio-card.tsx';
export { RangeField, type RangeFieldProps } from './choosing/range-field.tsx';
export { RatingInput, type RatingInputProps } from './choosing/rating-input.tsx';
export { Stepper, type StepperProps } from './choosing/stepper.tsx';
export {
  Checkbox,
  RadioGroup,
  Switch,
  type CheckboxProps,
  type RadioGroupProps,
  type SwitchProps,
} from './fields/checks.tsx';
export { CodeField, type CodeFieldProps } from './fields/code-field.tsx';
export {
  Field,
  FieldError,
  type FieldProps,
  type FieldWiring,
  type FieldWords,
} from './fields/field.tsx';
export { FileField, type FileFieldProps } from './fields/file-field.tsx';
export { FormErrorSummary, type FormErrorSummaryProps } from './fields/form-error-summary.tsx';
export {
  PasswordField,
  PhoneField,
  SelectField,
  TextArea,
  TextField,
  type CallingCode,
  type PasswordFieldProps,
  type PhoneFieldProps,
  type SelectFieldProps,
  type TextAreaProps,
  type TextFieldProps,
} from './fields/text-field.tsx';
export { focusHeading } from './focus-heading.ts';
export {
  searchIcon,
  pinIcon,
  globeIcon,
  ticketIcon,
  coinIcon,
  userIcon,
  peopleIcon,
  homeIcon,
  chevronDownIcon,
  chevronUpIcon,
  chevronLeftIcon,
  chevronRightIcon,
  arrowIcon,
  arrowLeftIcon,
  externalIcon,
  heartIcon,
  starIcon,
  clockIcon,
  phoneIcon,
  laptopIcon,
  shieldIcon,
  calendarIcon,
  shareIcon,
  downloadIcon,
  closeIcon,
  checkIcon,
  minusIcon,
  plusIcon,
  lockIcon,
  cardIcon,
  warningIcon,
  infoIcon,
  alertIcon,
  helpIcon,
  filterIcon,
  sortIcon,
  swapIcon,
  undoIcon,
  imageIcon,
  cameraIcon,
  trashIcon,
  editIcon,
  copyIcon,
  printerIcon,
  qrIcon,
  bellIcon,
  mailIcon,
  messageIcon,
  giftIcon,
  mapIcon,
  boltIcon,
  tagIcon,
  settingsIcon,
  eyeIcon,
  eyeOffIcon,
  expandIcon,
  pauseIcon,
  walletIcon,
  signOutIcon,
  wifiOffIcon,
  gripIcon,
  diningIcon,
  staysIcon,
  harbourIcon,
  workshopsIcon,
  outdoorsIcon,
  attractionsIcon,
  wellnessIcon,
  couponsIcon,
} from './icons.ts';
export { Accordion, type AccordionProps } from './layers/accordion.tsx';
export { Dialog, Sheet, type DialogProps } from './layers/dialog.tsx';
export { Menu, type MenuItem, type MenuProps } from './layers/menu.tsx';
export { TabLinks, Tabs, type TabLinksProps, type TabsProps } from './layers/tabs.tsx';
export { TOAST_MS, ToastRegion, type ToastEntry, type ToastRegionProps } from './layers/toast.tsx';
export { CardGrid, type CardGridProps } from './pictures/card-grid.tsx';
export { Gallery, type GalleryLabels, type GalleryProps } from './pictures/gallery.tsx';
export { Panel, type PanelProps } from './pictures/panel.tsx';
export { PICTURE_WIDTHS } from './pictures/picture-sources.ts';
export { Picture, type PictureProps } from './pictures/picture.tsx';
export { ProductCardFrame, type ProductCardFrameProps } from './pictures/product-card.tsx';
export { Rail, type RailProps } from './pictures/rail.tsx';
export { SectionHead, type SectionHeadProps } from './pictures/section-head.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './telling/breadcrumbs.tsx';
export { Countdown, type CountdownProps } from './telling/countdown.tsx';
export { everySecond } from './telling/every-second.ts';
export {
  Breakdown,
  KeyValueList,
  Note,
  Steps,
  type BreakdownProps,
  type KeyValueListProps,
  type NoteProps,
  type StepsProps,
} from './telling/facts.tsx';
export {
  Histogram,
  Meter,
  type HistogramProps,
  type HistogramRow,
  type MeterPart,
  type MeterProps,
} from './telling/measures.tsx';
export { Pagination, type PaginationProps } from './telling/pagination.tsx';
export {
  Skeleton,
  SkeletonCard,
  SkeletonGrid,
  SkeletonText,
  type SkeletonGridProps,
  type SkeletonProps,
} from './telling/skeleton.tsx';
export { EmptyState, ErrorState, OfflineState, type StateProps } from './telling/states.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './telling/timeline.tsx';
export type { LinkComponent, LinkProps, Tone } from './types.ts';
export { useOffline } from './use-offline.ts';
export { afterPresses, usePressed } from './use-pressed.ts';
export { useEventCallback } from './use-event-callback.ts';

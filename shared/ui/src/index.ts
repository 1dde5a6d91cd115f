export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button/button.tsx';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export { Icon, type IconProps } from './icon/icon.tsx';
export { CoinMark, Logo, type LogoProps } from './logo/logo.tsx';
export { Price, type PriceProps } from './price/price.tsx';
export { Score, Stars, type ScoreProps, type StarsProps } from './score/score.tsx';
export { Spinner } from './spinner/spinner.tsx';
export { Ribbon, Tag, type RibbonProps, type TagProps } from './tag/tag.tsx';
export { afterPaint } from './after-paint.ts';
export { AvailabilityMark, type Availability } from './calendar/availability-mark.tsx';
export { type CalendarDay } from './calendar/calendar-day.tsx';
export { Calendar, type CalendarProps, type CalendarWords } from './calendar/calendar.tsx';
export { ChipGroup, type ChipGroupProps, type ChipOption } from './chip/chip-group.tsx';
export { Chip, ChipLink, type ChipLinkProps, type ChipProps } from './chip/chip.tsx';
export { RemovableChip } from './chip/removable-chip.tsx';
export { Combobox, type ComboboxOption, type ComboboxProps } from './combobox/combobox.tsx';
export { Dropdown, type DropdownOption, type DropdownProps } from './dropdown/dropdown.tsx';
export {
  RadioCard,
  RadioCardGroup,
  type RadioCardGroupProps,
  type RadioCardOption,
  type RadioCardProps,
} from './radio-card/radio-card.tsx';
export { RangeField, type RangeFieldProps } from './range-field/range-field.tsx';
export { RatingInput, type RatingInputProps } from './rating-input/rating-input.tsx';
export { Stepper, type StepperProps } from './stepper/stepper.tsx';
export { CodeField, type CodeFieldProps } from './code-field/code-field.tsx';
export {
  Field,
  FieldError,
  type FieldProps,
  type FieldWiring,
  type FieldWords,
} from './field/field.tsx';
export { FileField, type FileFieldProps } from './file-field/file-field.tsx';
export {
  FormErrorSummary,
  type FormErrorSummaryProps,
} from './form-error-summary/form-error-summary.tsx';
export { focusHeading, isFocusLost, moveFocus, restoreFocus } from './focus/focus.ts';
export { FocusedResult } from './focus/focused-result.tsx';
export {
  useFocusAfterForm,
  useFocusFallback,
  useFocusHeading,
  useFocusOnChange,
  useFocusOnMount,
  useFocusOnUnmount,
  type FocusHandlers,
} from './focus/use-focus.ts';
export { copyText, sharePage, type ShareResult } from './share/share.ts';
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
} from './icon/icons.ts';
export { Accordion, type AccordionProps } from './accordion/accordion.tsx';
export { Dialog, Sheet, type DialogProps } from './dialog/dialog.tsx';
export { Menu, type MenuItem, type MenuProps } from './menu/menu.tsx';
export { TabLinks, Tabs, type TabLinksProps, type TabsProps } from './tabs/tabs.tsx';
export { TOAST_MS, ToastRegion, type ToastEntry, type ToastRegionProps } from './toast/toast.tsx';
export { CardGrid, type CardGridProps } from './card-grid/card-grid.tsx';
export {
  Gallery,
  GALLERY_FIRST_SIZES,
  type GalleryLabels,
  type GalleryProps,
} from './gallery/gallery.tsx';
export { Panel, type PanelProps } from './panel/panel.tsx';
export { PICTURE_WIDTHS, pictureSources } from './picture/picture-sources.ts';
export { Picture, type PictureProps } from './picture/picture.tsx';
export { ProductCardFrame, type ProductCardFrameProps } from './product-card/product-card.tsx';
export { Rail, type RailProps } from './rail/rail.tsx';
export { SectionHead, type SectionHeadProps } from './section-head/section-head.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/breadcrumbs.tsx';
export { Countdown, type CountdownProps } from './countdown/countdown.tsx';
export { everySecond } from './countdown/every-second.ts';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export {
  Skeleton,
  SkeletonCard,
  SkeletonGrid,
  SkeletonText,
  type SkeletonGridProps,
  type SkeletonProps,
} from './skeleton/skeleton.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './timeline/timeline.tsx';
export type { LinkComponent, LinkProps, Tone } from './types.ts';
export { useOffline } from './use-offline.ts';
export { useOptimisticValue } from './use-optimistic-value.ts';
export { afterPresses, usePressed } from './use-pressed.ts';
export { useEventCallback } from './use-event-callback.ts';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { Switch, type SwitchProps } from './switch/switch.tsx';
export { RadioGroup, type RadioGroupProps } from './radio-group/radio-group.tsx';
export { KeyValueList, type KeyValueListProps } from './description-list/description-list.tsx';
export { Breakdown, type BreakdownProps } from './breakdown/breakdown.tsx';
export { Note, type NoteProps } from './note/note.tsx';
export { Steps, type StepsProps } from './steps/steps.tsx';
export { Histogram, type HistogramProps, type HistogramRow } from './histogram/histogram.tsx';
export { Meter, type MeterPart, type MeterProps } from './meter/meter.tsx';
export {
  QueryBoundary,
  type BoundaryQuery,
  type QueryBoundaryProps,
} from './query-boundary/query-boundary.tsx';
export { QueryError, type QueryErrorProps } from './query-boundary/query-error.tsx';
export { EmptyState } from './empty-state/empty-state.tsx';
export { ErrorState } from './error-state/error-state.tsx';
export { OfflineState } from './offline-state/offline-state.tsx';
export type { StateProps } from './state-layout/state-layout.tsx';
export { NameFields } from './name-fields/name-fields.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.tsx';
export { PhoneField, type CallingCode, type PhoneFieldProps } from './phone-field/phone-field.tsx';
export { SelectField, type SelectFieldProps } from './select-field/select-field.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';

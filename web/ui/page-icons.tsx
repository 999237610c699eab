import { type IconProps, Outline } from './icons.tsx'
import outlines from './page-icons.json' with { type: 'json' }

/** What the first page does without: fetched with the screens and dialogs that show it. */
export const SignOutIcon = (props: IconProps) => <Outline of={outlines.SignOut} {...props} />
export const RightIcon = (props: IconProps) => <Outline of={outlines.Right} {...props} />
export const FailedIcon = (props: IconProps) => <Outline of={outlines.Failed} {...props} />
export const CheckIcon = (props: IconProps) => <Outline of={outlines.Check} {...props} />
export const ChevronDownIcon = (props: IconProps) => <Outline of={outlines.ChevronDown} {...props} />
export const ChevronUpIcon = (props: IconProps) => <Outline of={outlines.ChevronUp} {...props} />
export const EnlargeIcon = (props: IconProps) => <Outline of={outlines.Enlarge} {...props} />
export const ShrinkIcon = (props: IconProps) => <Outline of={outlines.Shrink} {...props} />
export const RedoIcon = (props: IconProps) => <Outline of={outlines.Redo} {...props} />
export const MusicIcon = (props: IconProps) => <Outline of={outlines.Music} {...props} />
export const ClockIcon = (props: IconProps) => <Outline of={outlines.Clock} {...props} />
export const LeftIcon = (props: IconProps) => <Outline of={outlines.Left} {...props} />
export const ShareIcon = (props: IconProps) => <Outline of={outlines.Share} {...props} />
export const SendIcon = (props: IconProps) => <Outline of={outlines.Send} {...props} />
export const EditIcon = (props: IconProps) => <Outline of={outlines.Edit} {...props} />
export const CameraIcon = (props: IconProps) => <Outline of={outlines.Camera} {...props} />
export const ImageIcon = (props: IconProps) => <Outline of={outlines.Image} {...props} />
export const AddPersonIcon = (props: IconProps) => <Outline of={outlines.AddPerson} {...props} />
export const SearchIcon = (props: IconProps) => <Outline of={outlines.Search} {...props} />
export const ReturnIcon = (props: IconProps) => <Outline of={outlines.Return} {...props} />
export const DiscIcon = (props: IconProps) => <Outline of={outlines.Disc} {...props} />

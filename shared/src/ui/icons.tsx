import type { ReactNode } from 'react';

interface IconProps {
  readonly className?: string | undefined;
  /** px; icons are drawn on a 24 px grid. */
  readonly size?: number;
}

/** Icon on a 24 px grid with round strokes of 1.75 px. Decorative: the control beside it has the accessible name. */
function Svg({ className, size = 24, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const cart = 'M2.5 3.5h2.6l2.3 11.2a1.6 1.6 0 0 0 1.6 1.3h8.4a1.6 1.6 0 0 0 1.6-1.2l1.7-7.3H6';

export const CartIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d={cart} />
    <circle cx="9.5" cy="20" r="1.3" />
    <circle cx="17" cy="20" r="1.3" />
  </Svg>
);
export const CartAddIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M2.5 3.5h2.6l2.3 11.2a1.6 1.6 0 0 0 1.6 1.3h8.4a1.6 1.6 0 0 0 1.6-1.2l.9-4" />
    <circle cx="9.5" cy="20" r="1.3" />
    <circle cx="17" cy="20" r="1.3" />
    <path d="M16 3v7M12.5 6.5h7" />
  </Svg>
);
export const CartCheckIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M2.5 3.5h2.6l2.3 11.2a1.6 1.6 0 0 0 1.6 1.3h8.4a1.6 1.6 0 0 0 1.6-1.2l.9-4" />
    <circle cx="9.5" cy="20" r="1.3" />
    <circle cx="17" cy="20" r="1.3" />
    <path d="m11.5 7 2.7 2.7L19.5 4.4" />
  </Svg>
);
export const MenuIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h11" />
  </Svg>
);
export const CloseIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />
  </Svg>
);
export const UserIcon = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
  </Svg>
);
export const PlusIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M12 5v14M5 12h14" />
  </Svg>
);
export const MinusIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M5 12h14" />
  </Svg>
);
export const TrashIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5l.9 13.5h10.2L18 6.5M10 10.5v6M14 10.5v6" />
  </Svg>
);
export const MoreIcon = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="12" cy="5.5" r="1" />
    <circle cx="12" cy="12" r="1" />
    <circle cx="12" cy="18.5" r="1" />
  </Svg>
);
export const ChevronDownIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m5.5 9 6.5 6.5L18.5 9" />
  </Svg>
);
export const ChevronRightIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m9 5.5 6.5 6.5L9 18.5" />
  </Svg>
);
export const ChevronLeftIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M15 5.5 8.5 12l6.5 6.5" />
  </Svg>
);
export const ArrowRightIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4 12h15.5M13.5 6l6 6-6 6" />
  </Svg>
);
export const CheckIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m4.5 12.5 5 5L19.5 7" />
  </Svg>
);
export const AlertIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M12 3.5 2.5 20h19Z" />
    <path d="M12 10v4.5M12 17.2v.1" />
  </Svg>
);
export const PhoneIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M5 3.5h3.5l1.7 4.7-2.2 1.6a13 13 0 0 0 6.2 6.2l1.6-2.2 4.7 1.7V19a1.8 1.8 0 0 1-2 1.7C11 20 4 13 3.3 5.5A1.8 1.8 0 0 1 5 3.5Z" />
  </Svg>
);
export const MailIcon = (props: IconProps) => (
  <Svg {...props}>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="m3.5 7 8.5 6.5L20.5 7" />
  </Svg>
);
export const PinIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M12 21.5c4.5-4.8 7-8.4 7-11.7a7 7 0 0 0-14 0c0 3.3 2.5 6.9 7 11.7Z" />
    <circle cx="12" cy="9.8" r="2.5" />
  </Svg>
);
export const ClockIcon = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 6.5V12l3.5 2.5" />
  </Svg>
);
export const FilterIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3.5 6h17M6.5 12h11M10 18h4" />
  </Svg>
);
export const ZoomIcon = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="10.5" cy="10.5" r="7" />
    <path d="m15.7 15.7 5 5M10.5 7.5v6M7.5 10.5h6" />
  </Svg>
);
export const TruckIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M2.5 6h11.5v10.5H2.5ZM14 10h4l3.5 3.5v3H14" />
    <circle cx="7" cy="17.5" r="2" />
    <circle cx="17.5" cy="17.5" r="2" />
  </Svg>
);
export const ShieldIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M12 3 4.5 5.8v5.7c0 4.5 3 7.9 7.5 9.5 4.5-1.6 7.5-5 7.5-9.5V5.8Z" />
  </Svg>
);
export const PackageIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m12 3 8.5 4.5v9L12 21l-8.5-4.5v-9ZM3.5 7.5 12 12l8.5-4.5M12 12v9" />
  </Svg>
);
export const LogOutIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 4H5v16h5M15 8l4 4-4 4M9.5 12H19" />
  </Svg>
);
export const EyeIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M2.5 12c2.2-4.2 5.5-6.3 9.5-6.3s7.3 2.1 9.5 6.3c-2.2 4.2-5.5 6.3-9.5 6.3S4.7 16.2 2.5 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </Svg>
);
export const EyeOffIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4 4l16 16M9.7 6a9.5 9.5 0 0 1 2.3-.3c4 0 7.3 2.1 9.5 6.3a15 15 0 0 1-2.7 3.5M6.4 7.7A13 13 0 0 0 2.5 12c2.2 4.2 5.5 6.3 9.5 6.3a9.6 9.6 0 0 0 4.6-1.2M10 10.1a2.8 2.8 0 0 0 3.9 3.9" />
  </Svg>
);
export const PauseIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M8 5v14M16 5v14" />
  </Svg>
);
export const PlayIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M7 4.5v15l12-7.5Z" />
  </Svg>
);
/** Symbol of accessibility of the United Nations, simplified. */
export const AccessibilityIcon = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="12" cy="12" r="10" />
    <circle cx="12" cy="6.7" r=".5" fill="currentColor" />
    <path d="M6.8 9.4 12 10.6l5.2-1.2M12 10.6v3l-2.6 4.8M12 13.6l2.6 4.8" />
  </Svg>
);
export const LinkedInIcon = (props: IconProps) => (
  <Svg {...props}>
    <rect x="3" y="3" width="18" height="18" rx="3" />
    <path d="M7.5 10.5v6M7.5 7.4v.1M11.5 16.5v-6M11.5 13a2.5 2.5 0 0 1 5 0v3.5" />
  </Svg>
);
export const InstagramIcon = (props: IconProps) => (
  <Svg {...props}>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M17 7v.1" />
  </Svg>
);
export const FacebookIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.6V2.6S16.2 2.4 15 2.4c-2.8 0-4.5 1.7-4.5 4.6v2.5H7.3V13h3.2v8Z" />
  </Svg>
);
export const WhatsAppIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3.5 20.5 4.8 16A8.6 8.6 0 1 1 8 19.2Z" />
    <path d="M9 8.2c-.6 2.8 3 6.6 6 6.2.9-.1 1.3-1 1.2-1.5l-1.8-.9-.9 1c-1.4-.5-2.3-1.4-2.8-2.7l.9-.9-.8-1.8c-.6-.2-1.6 0-1.8.6Z" />
  </Svg>
);
export const CalendarIcon = (props: IconProps) => (
  <Svg {...props}>
    <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
    <path d="M3.5 10h17M8 2.8V7M16 2.8V7M8 14h3M8 17h6" />
  </Svg>
);
export const BlueprintIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3.5 3.5h17v17h-17ZM3.5 11H11M15 11h5.5M11 3.5v4M11 11v9.5" />
  </Svg>
);
export const BuildingIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4.5 20.5v-17h10v17M14.5 9h5v11.5M2.5 20.5h19M8 7.5h3M8 11.5h3M8 15.5h3" />
  </Svg>
);
export const UsersIcon = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 20c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5M15.5 4.800a3.5 3.5 0 0 1 0 6.400M18 15c2 .7 3.200 2.5 3.5 5" />
  </Svg>
);

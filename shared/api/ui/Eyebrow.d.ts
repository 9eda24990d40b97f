import type { ReactNode } from 'react';
import './Eyebrow.forced.module.css';
export declare function Eyebrow({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;

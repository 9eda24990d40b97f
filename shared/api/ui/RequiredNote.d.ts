/** Legend of a form. CSS adds the asterisk to the label of each required field in the note's parent. */
export declare function RequiredNote(): import("react").JSX.Element;

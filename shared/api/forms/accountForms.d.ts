import * as v from 'valibot';
/** Requirements of a password, in the order of the checklist (spec 5, Sign-up). */
export declare const passwordRequirements: readonly [{
    readonly id: "length";
    readonly label: "Pelo menos 8 caracteres";
    readonly test: (password: string) => boolean;
}, {
    readonly id: "uppercase";
    readonly label: "Uma letra maiúscula";
    readonly test: (password: string) => boolean;
}, {
    readonly id: "lowercase";
    readonly label: "Uma letra minúscula";
    readonly test: (password: string) => boolean;
}, {
    readonly id: "digit";
    readonly label: "Um número";
    readonly test: (password: string) => boolean;
}, {
    readonly id: "special";
    readonly label: "Um caractere especial (!@#$%^&*(),.?\":{}|<>)";
    readonly test: (password: string) => boolean;
}];
export declare const signInSchema: v.ObjectSchema<{
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<"O e-mail é obrigatório.">, v.TrimAction, v.NonEmptyAction<string, "O e-mail é obrigatório.">, v.CheckAction<string, "Formato de e-mail inválido.">]>;
    readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "A senha é obrigatória.">]>;
}, undefined>;
export declare const recoverySchema: v.ObjectSchema<{
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<"O e-mail é obrigatório.">, v.TrimAction, v.NonEmptyAction<string, "O e-mail é obrigatório.">, v.CheckAction<string, "Formato de e-mail inválido.">]>;
}, undefined>;
export declare const signUpSchema: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly UserName: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "O nome é obrigatório.">]>;
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<"O e-mail é obrigatório.">, v.TrimAction, v.NonEmptyAction<string, "O e-mail é obrigatório.">, v.CheckAction<string, "Formato de e-mail inválido.">]>;
    readonly password: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "A senha é obrigatória.">]>, v.CheckAction<string, "A senha não atende a todos os requisitos.">]>;
    readonly confirmPassword: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "Confirme sua senha.">]>;
}, undefined>, v.BaseValidation<{
    UserName: string;
    email: string;
    password: string;
    confirmPassword: string;
}, {
    UserName: string;
    email: string;
    password: string;
    confirmPassword: string;
}, v.PartialCheckIssue<{
    password: string;
    confirmPassword: string;
}>>]>;
export type SignUpValues = v.InferOutput<typeof signUpSchema>;
